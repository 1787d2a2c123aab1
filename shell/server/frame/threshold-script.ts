import { SCROLLED, THRESHOLDS } from '../../shared/frame-names'

/**
 * Says on the document's root element which threshold the page has been scrolled past (A07), for the header's styles; before the page's code
 * is here as well, as a page that is reloaded further down has its header low at once: being put there is a scroll, too. Not asked while the
 * document is read: to say how far down it is a browser lays it all out at once, in the middle of that and before it has painted anything
 * (decision 0075). Nor when it has loaded, with the last picture still to be laid out, but behind the frame after that (decision 0112). Text,
 * for the reason the script starter is.
 */
export const THRESHOLD_SCRIPT = `(function(root,past){
function look(){var now=${THRESHOLDS.map((px) => `scrollY>=${px}?'${px}':`).join('')}'';
if(now===past)return;past=now;
if(now)root.${SCROLLED}=now;else delete root.${SCROLLED}}
addEventListener('scroll',look,{passive:true});addEventListener('load',function(){requestAnimationFrame(function(){setTimeout(look)})})
})(document.documentElement.dataset,'');`
