/** One for each of the fallback faces of the global style sheet. */
const FACES = ['800 1em "Gabarito Fallback"', '400 1em "Figtree Fallback"', '700 1em "Figtree Fallback"']

/**
 * Firefox takes up no further face while one before it in a list is on its way, not even one of the device's own: until the house's fonts came,
 * its text stood in whatever the system has, a twentieth wider than the fallbacks that were measured to stand in for them. Asked for by name
 * they are there with the first line. A device that has none of them goes on with what it has.
 * Chromium takes them up by itself; being asked only made it work out the styles of a page that had just begun (decision 0075).
 */
export const FALLBACK_FONTS_SCRIPT = `try{if(typeof navigator=='undefined'||!navigator.userAgentData)${JSON.stringify(FACES)}.forEach(function(f){document.fonts.load(f).catch(function(){})})}catch(e){}`
