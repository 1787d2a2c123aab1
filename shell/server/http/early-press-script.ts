/**
 * Notes which button of the page was pressed before its code was here, and how often: React would never learn of it.
 * The button takes its presses up when it comes alive (`useEarlyPresses` of @galo/ui).
 */
export const EARLY_PRESS_SCRIPT =
  'self.__galoPresses=new WeakMap;' +
  "addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('button');" +
  'if(b)__galoPresses.set(b,(__galoPresses.get(b)||0)+1)},true);'
