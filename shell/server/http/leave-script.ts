import { LOADED, SCROLL_PREFIX } from '../../browser/pages/scroll-memory'

/**
 * Remembers, when the document is left, how far down it was: a customer may leave before any of the page's code is here.
 * The same entry as the browser's scroll memory writes. Text, for the reason the script starter is.
 */
export const LEAVE_SCRIPT = `addEventListener('pagehide',function(){
try{sessionStorage.setItem('${SCROLL_PREFIX}'+((history.state||{}).key||'${LOADED}')+' '+location.pathname,String(Math.round(scrollY)))}catch(e){}
});`
