import { PRESSED } from '../../shared/pressed'

/**
 * Notes, in their order, the presses on the page's buttons that nobody has taken up yet: before the page's code is here React never learns of
 * them, and in a part whose own code is still on its way it lets them go. Every press is noted; the page crosses out the ones it has heard,
 * and presses the others again once their buttons are alive (`shell/browser/presses`).
 * A button that waits shows it, by an animation: an attribute would be one that React doesn't know. One that would send a form by itself, to an address of no use, does not; forms that have an address need no code,
 * and neither does a button that opens a popover. Escape is a press on the close button of the sheet that the page came with, as long as that
 * is no modal: once it is one, its own code or the browser hears the key.
 */
export const EARLY_PRESS_SCRIPT = `(function(presses){
var still=self.matchMedia&&matchMedia('(prefers-reduced-motion: reduce)').matches;
function signs(button){return button.getAnimations().filter(function(sign){return sign.id==='${PRESSED}'})}
function waits(button){return presses.some(function(press){return press.button===button})}
addEventListener('click',function(event){
var button=event.target.closest&&event.target.closest('#root button');
if(!button||button.hasAttribute('popovertarget')||button.type==='submit'&&button.form&&button.form.hasAttribute('action'))return;
presses.push({button:button,event:event,at:location.pathname});
setTimeout(function(){if(waits(button)&&button.animate&&!signs(button).length)button.animate({opacity:[0.6,still?0.6:0.35]},
{id:'${PRESSED}',duration:700,iterations:Infinity,direction:'alternate'})})
},true);
addEventListener('submit',function(event){
if(event.submitter&&waits(event.submitter))event.preventDefault()
},true);
addEventListener('keydown',function(event){
if(event.key==='Escape')setTimeout(function(){
var close=!event.defaultPrevented&&document.querySelector('#root dialog[open]:not(:modal) .sheet-close');
if(close&&!waits(close))close.click()})
},true)
})(self.__galoEarlyPresses=[]);`
