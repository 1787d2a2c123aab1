/**
 * Notes errors and rejections that nobody catches, from before there is any code to report them; that code reads them in `__galo.errors`.
 * Twenty are enough: what throws in a loop says the same.
 */
export const EARLY_ERROR_SCRIPT = `['error','unhandledrejection'].forEach(function(kind){
addEventListener(kind,function(event){var errors=self.__galo.errors;if(errors.length<20)errors.push(event)})
});`
