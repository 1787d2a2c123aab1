/** Row I11: 365 days. */
const LIFE_S = 365 * 24 * 60 * 60

/** Runs in pages of our sites, as the service's own would: it gives the device a random name, in a cookie that it renews. */
export const FRAUD_SCRIPT = `(() => {
  const NAME = 'galo_device'
  const known = () =>
    document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(NAME + '='))
      ?.slice(NAME.length + 1)
  const deviceId = () => {
    const id = known() || crypto.randomUUID()
    const secure = location.protocol === 'https:' ? '; secure' : ''
    document.cookie = NAME + '=' + id + '; path=/order; max-age=${LIFE_S}; samesite=lax' + secure
    return id
  }
  window.Sigmund = { start: () => ({ deviceId }) }
})()
`
