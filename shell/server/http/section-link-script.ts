/**
 * Takes a press on a link to a part of its own page that the page does not take itself, because it isn't alive yet, and does the same: goes there,
 * marks the link as the current one where there is one, and leaves the address, and with it the way back, as it is. A changed address would also
 * make React give up the server's page wherever its code is still missing. It waits for what the page does, which React may end for all others who
 * listen. Sections out of sight get their true height only once they are near, so it goes there once more when they have it.
 * To a part that is not shown there is no way but the browser's own, by the address, which shows it. A link may be one in a drawing: those know no hash.
 * A list that is open as a popover closes.
 */
export const SECTION_LINK_SCRIPT = `addEventListener('click',function(event){
var link=event.target.closest&&event.target.closest('#root a[href^="#"]'),part=link&&document.getElementById(link.getAttribute('href').slice(1));
if(!part||part.checkVisibility&&!part.checkVisibility()||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
var heard=false,y;
event.preventDefault();
event.preventDefault=function(){heard=true};
function go(){part.scrollIntoView({behavior:'instant'});y=scrollY}
setTimeout(function(){
if(heard)return;
var first=part.hasAttribute('tabindex')?part:part.querySelector('a,button'),row=link.parentNode,marked=row.querySelector('[aria-current]');
if(row.popover)row.togglePopover(false);
go();
if(first)first.focus({preventScroll:true});
if(marked){marked.removeAttribute('aria-current');link.setAttribute('aria-current','true')}
requestAnimationFrame(function(){requestAnimationFrame(function(){if(scrollY===y)go()})})
})
},true);`
