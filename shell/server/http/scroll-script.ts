import { LOADED, PLACED, SCROLL_PREFIX } from '../../browser/pages/scroll-memory'

/**
 * What can't wait for the page's code: puts a document that is reloaded or returned to where it was left, before anybody sees it at its top,
 * and remembers where it is left, also by a customer who leaves before any code is here.
 * Where the page could not be scrolled that far yet (it came as a skeleton), what was kept stays kept until its code has finished it.
 * The same entries as the browser's scroll memory. Text, for the reason the script starter is.
 */
export const SCROLL_SCRIPT = `(function(){
function entry(){return '${SCROLL_PREFIX}'+((history.state||{}).key||'${LOADED}')+' '+location.pathname}
var here=entry(),root=document.documentElement.dataset;
addEventListener('pagehide',function(){try{
if(entry()===here&&root.${PLACED}===String(scrollY))return;
sessionStorage.setItem(entry(),String(Math.round(scrollY)))
}catch(e){}});
try{
var came=performance.getEntriesByType('navigation')[0],left=sessionStorage.getItem(here);
if(left!==null&&came&&came.type!=='navigate'){history.scrollRestoration='manual';scrollTo(0,Number(left));root.${PLACED}=scrollY}
}catch(e){}
})();`
