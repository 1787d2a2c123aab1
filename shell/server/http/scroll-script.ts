import { LOADED, PLACED, SCROLL_PREFIX } from '../../shared/scroll-names'

/**
 * What can't wait for the page's code: puts a document that is reloaded or returned to where it was left, before anybody sees it at its top,
 * and remembers where it is left, also by a customer who leaves before any code is here.
 * Where the page could not be scrolled that far yet (it came as a skeleton), what was kept stays kept until its code has finished it.
 * The place is one in the page's own fonts. Until they are here the browser holds on to no line of it: it would keep the line that stands there
 * in another font, and the customer would be that much off, and more with every reload. Whoever scrolls meanwhile has their lines held again.
 * The same entries as the browser's scroll memory. Text, for the reason the script starter is.
 */
export const SCROLL_SCRIPT = `(function(){
function entry(){return '${SCROLL_PREFIX}'+((history.state||{}).key||'${LOADED}')+' '+location.pathname}
function hold(how){document.documentElement.style.overflowAnchor=how}
var here=entry(),root=document.documentElement.dataset;
addEventListener('pagehide',function(){try{
if(entry()===here&&root.${PLACED}===String(scrollY))return;
sessionStorage.setItem(entry(),String(Math.round(scrollY)))
}catch(e){}});
try{
var came=performance.getEntriesByType('navigation')[0],left=sessionStorage.getItem(here);
if(left!==null&&came&&came.type!=='navigate'){
history.scrollRestoration='manual';hold('none');root.${PLACED}='';scrollTo(0,Number(left));root.${PLACED}=scrollY;
function letGo(){removeEventListener('scroll',look);hold('')}
function look(){if(root.${PLACED}!==String(scrollY))letGo()}
addEventListener('scroll',look);
document.fonts.ready.then(function(){document.body.getBoundingClientRect();letGo()})
}
}catch(e){}
})();`
