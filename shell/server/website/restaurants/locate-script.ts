/** The button that asks the device where it is, and what is said of it. */
export const LOCATE = 'locate'
export const LOCATED = 'located'

/**
 * Asks the device where it is and goes on with that, at the press of a button that is there only where this runs (decision 0100). To four
 * decimals, which is a house or two. Text, because the document holds no code of the app's.
 */
export const LOCATE_SCRIPT = `(function(){
var button=document.getElementById('${LOCATE}'),said=document.getElementById('${LOCATED}');
if(!button||!navigator.geolocation)return;
button.hidden=false;
button.addEventListener('click',function(){
said.textContent=button.dataset.looking;
navigator.geolocation.getCurrentPosition(function(found){
location.assign('/js/geo/convert/place?lat='+found.coords.latitude.toFixed(4)+'&lon='+found.coords.longitude.toFixed(4)+'&destination=restaurants/search')
},function(error){said.textContent=button.dataset[{1:'denied',2:'unavailable',3:'late'}[error.code]]},{timeout:10000,maximumAge:300000})
})
})()`
