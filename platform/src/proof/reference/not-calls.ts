/** Routes that the reference leaves out, each with its reason. Whatever else is routed must be described by a call. */
export const NOT_CALLS: readonly { readonly route: RegExp; readonly why: string }[] = [
  { route: /^\S+ \/console(\/|$)/, why: 'the operator’s console; the README of the platform has its calls' },
  { route: /^GET \/media\//, why: 'pictures' },
  { route: /^GET \/stand-ins\/[a-z-]+\/[a-z0-9-]+\.(js|css)$/, why: 'files of a stand-in' },
  { route: /^GET \/stand-ins\/maps\/api\/js$/, why: 'a script, at the address the provider has it' },
  { route: /^GET \/stand-ins\/fraud\/v1\/client\.js$/, why: 'a script, at the address the provider has it' },
  { route: /^GET \/stand-ins\/maps\/api\/staticmap$/, why: 'a picture, at the address the provider has it' },
  { route: /^GET \/stand-ins\/card\/(field|wallet-sheet)$/, why: 'a page in a frame' },
  { route: /^\S+ \/stand-ins\/card\/challenge\/:id$/, why: 'the bank’s page in a frame, and its own answer' },
  {
    route:
      /^\S+ \/stand-ins\/card\/v1\/(payment_intents|payment_intents\/:id(\/(cancel|events))?|payment_methods\/:id(\/detach)?|customers(\/:id(\/payment_methods(\/:method)?)?)?|refunds|charges)$/,
    why: 'between servers, with the provider’s secret key',
  },
  {
    route: /^GET \/direct-orders\/changes$/,
    why: 'lines that do not end, between our own servers; the platform’s README has them',
  },
  { route: /^\S+ \/stand-ins\/push\/:device$/, why: 'what push services are asked, encrypted and signed' },
  { route: /^POST \/payment\/webhook$/, why: 'what the card provider tells us, signed' },
  { route: /^GET \/stand-ins\/card\/figtree\.woff2$/, why: 'a font' },
  { route: /^PATCH \/sigmund\/session\/?$/, why: 'says in words that the id is missing' },
  {
    route: /^\S+ \/identity\/(provider\/\*|sign-in\/\S+|new-password(\/saved)?|confirm-email(\/done)?|fonts\/\S+)$/,
    why: 'OpenID Connect as published, and its pages',
  },
  {
    route: /^\S+ \/identity\/provider\/api\/v1\/sessions\/me$/,
    why: 'asked by a browser with the provider’s cookie (B03); its README has it',
  },
]
