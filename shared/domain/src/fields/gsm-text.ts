/** So many characters are one text message; more are two, and cost as two. */
export const ONE_TEXT = 160

/** What a telephone's own alphabet has (GSM 03.38), each one character long; one character that it lacks makes the whole message half as long. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** These are two characters long. */
const EXTENDED = new Set('^{}\\[~]|€')

const PLAIN: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '×': 'x',
  ç: 'c',
  '\u00a0': ' ',
}

const plainly = (character: string): string => {
  if (BASIC.has(character) || EXTENDED.has(character)) return character
  const plain = PLAIN[character]
  if (plain !== undefined) return plain
  const [letter = ''] = character.normalize('NFD')
  return BASIC.has(letter) ? letter : '?'
}

/** The same in a telephone's own alphabet: curly marks become straight, letters lose accents it has no letter for. */
export const gsmText = (text: string): string => [...text.normalize('NFC')].map(plainly).join('')

/** How long it is as a text message. `text` is in the alphabet, as `gsmText` leaves it. */
export const gsmLength = (text: string): number =>
  [...text].reduce((length, character) => length + (EXTENDED.has(character) ? 2 : 1), 0)
