import { DEVELOPMENT_SECRETS } from '@galo/domain/environment'

/**
 * What sites know us by; those of a machine of one's own know what stands in the code.
 * @param {Readonly<Record<string, string | undefined>>} environment
 */
export const clientSecretIn = ({ GALO_CLIENT_SECRET, GALO_ENV }) =>
  GALO_CLIENT_SECRET ?? (GALO_ENV === 'local' ? DEVELOPMENT_SECRETS.GALO_CLIENT_SECRET : '')
