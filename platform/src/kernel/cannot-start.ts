/** Why the platform does not start, in words for who starts it: a setting, or what a setting names. A stack would tell them nothing more. */
export class CannotStart extends Error {}
