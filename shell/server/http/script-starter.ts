import { LOST_ID } from '../../shared/lost-id'

/** A script to fetch, and the hash it was released with. */
export interface StartedScript {
  readonly url: string
  readonly integrity: string | undefined
}

/**
 * The document's last script: it asks for the others once the page is seen and its main picture (`fetchpriority=high`) is here, unless
 * a reload has left that above the screen, where a browser may take its time with it.
 * A page that is painted is not seen yet: where processors are few, code that arrives meanwhile makes the screen wait (decision 0075);
 * nor is the frame asked to call us where the browser tells by itself.
 * On a thin line every byte of code asked for earlier makes the food come later, and the page is whole without the code.
 * An empty root shows nothing, and a page in the background is never painted, so neither waits; nor does anybody wait longer than two seconds.
 * A script that fails is asked for once more, at an address no cache can answer: what it holds may be what was spoiled. When that fails too, or
 * ten seconds after asking nothing lives, the page says that ordering isn't working.
 * Text, not a function turned into text: what the server is run with may add names of its own to a function.
 */
const STARTER = `(function(scripts,preloads){
var started=false;
function go(){
if(started)return;started=true;
preloads.forEach(function(p){var l=document.createElement('link');l.rel='preload';l.as='script';l.crossOrigin='anonymous';if(p.integrity)l.integrity=p.integrity;l.href=p.url;document.head.appendChild(l)});
scripts.forEach(function(p){add(p,p.url,function(){setTimeout(function(){add(p,p.url+'?attempt=1-'+Date.now(),lost)},400)})});
setTimeout(lost,10000);
}
function add(p,url,failed){var s=document.createElement('script');s.async=false;s.crossOrigin='anonymous';if(p.integrity)s.integrity=p.integrity;s.onerror=failed;s.src=url;document.body.appendChild(s)}
function lost(){var words=document.getElementById('${LOST_ID}');if(words)words.hidden=false}
if(document.hidden)return go();
function afterPicture(){
var picture=document.querySelector('img[fetchpriority=high]');
if(!picture||picture.complete||scrollY>innerHeight)return go();
picture.addEventListener('load',go);picture.addEventListener('error',go);
}
var root=document.getElementById('root'),paints=self.PerformanceObserver&&(PerformanceObserver.supportedEntryTypes||[]).indexOf('paint')>=0;
if(!paints||root&&!root.firstChild)requestAnimationFrame(function(){setTimeout(afterPicture)});
else{
var seen=new PerformanceObserver(function(list){if(!list.getEntriesByName('first-contentful-paint').length)return;seen.disconnect();afterPicture()});
seen.observe({type:'paint',buffered:true});
}
setTimeout(go,2000);
})`

/** The call of the starter; `inline` makes a value safe to stand in a script element. */
export const scriptStarter = (
  scripts: readonly StartedScript[],
  preloads: readonly StartedScript[],
  inline: (value: unknown) => string,
): string => `${STARTER}(${inline(scripts)},${inline(preloads)})`
