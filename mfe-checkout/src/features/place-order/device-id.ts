const NAME = 'galo_device'
/** Row I11: 365 days. */
const LIFE_S = 365 * 24 * 60 * 60

/** This device to the fraud service: a random name in a cookie, made when somebody first pays. */
export const deviceId = (createId: () => string): string => {
  const known = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
  if (known !== undefined && known !== '') return known
  const made = createId()
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${NAME}=${made}; path=/order; max-age=${LIFE_S}; samesite=lax${secure}`
  return made
}
