import { ANSWERING, ANSWERING_LIFE_S, CONSENT_SAID, WORDS_VERSION } from '../../shared/consent-cookie'

/**
 * Brings the question about cookies to life where a page runs scripts: the answer goes out without a load, and the sheet at once; should the answer not
 * arrive, the sheet is back and says so. That one is on its way the cookie says itself, for the page somebody is at before it has arrived. It goes as well when somebody comes back who has answered elsewhere: these words, for an answer to older ones
 * is why it stands here.
 */
export const cookieSheetScript = (id: string, cookie: string): string => `(function(sheet){
var form=sheet.querySelector('form'),status=sheet.querySelector('[role=status]'),words=status.dataset.words;
function look(){if(document.cookie.split('; ').some(function(each){return each.indexOf('${cookie}=${WORDS_VERSION}-')===0}))sheet.remove()}
function note(value,life){document.cookie='${cookie}='+value+';path=/;samesite=lax;max-age='+life}
document.addEventListener('visibilitychange',look);
form.addEventListener('submit',function(event){
event.preventDefault();
var body=new URLSearchParams(new FormData(form));
body.set('choice',event.submitter.value);
status.textContent='';sheet.hidden=true;note('${ANSWERING}',${ANSWERING_LIFE_S});
fetch(form.action,{method:'POST',body:body,redirect:'manual',keepalive:true}).then(function(answer){
if(answer.type!=='opaqueredirect')throw answer;
sheet.remove();dispatchEvent(new Event('${CONSENT_SAID}'))
}).catch(function(){
if(document.cookie.split('; ').indexOf('${cookie}=${ANSWERING}')>=0)note('',0);
sheet.hidden=false;status.textContent=words
})
})
})(document.getElementById('${id}'));`
