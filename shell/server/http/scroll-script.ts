import { LOADED, SCROLL_PREFIX } from '../../browser/pages/scroll-memory'

/**
 * What can't wait for the page's code: puts a document that is reloaded or returned to where it was left, before anybody sees it at its top,
 * and remembers where it is left, also by a customer who leaves before any code is here.
 * The same entries as the browser's scroll memory. Text, for the reason the script starter is.
 */
export const SCROLL_SCRIPT = `(function(){
function entry(){return '${SCROLL_PREFIX}'+((history.state||{}).key||'${LOADED}')+' '+location.pathname}
addEventListener('pagehide',function(){try{sessionStorage.setItem(entry(),String(Math.round(scrollY)))}catch(e){}});
try{
var came=performance.getEntriesByType('navigation')[0],left=sessionStorage.getItem(entry());
if(left!==null&&came&&came.type!=='navigate'){history.scrollRestoration='manual';scrollTo(0,Number(left))}
}catch(e){}
})();`
