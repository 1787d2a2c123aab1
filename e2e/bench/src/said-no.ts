/** A number like any other that a proof is kept under; nobody looks for this one. */
const ID = '00000000-0000-4000-8000-000000000000'

const WORDS_VERSION = 2

/**
 * The cookies of a visitor who has been asked about them, in either market, and said no: what every browser that is driven here begins with. They are as
 * `shell/shared/consent-cookie.ts` writes them; who meets the question begins with none.
 */
export const saidNo = () => {
  const decidedAt = Math.floor(Date.now() / 1_000).toString(36)
  return {
    cookies: (['uk', 'ie'] as const).map((market) => ({
      name: `galo_consent_${market}`,
      value: `${WORDS_VERSION}-00-${decidedAt}-${ID}`,
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    })),
    origins: [],
  }
}
