/** Apps served from source, by name, with the port of their development server. Empty outside development. */
export type DevApps = Readonly<Record<string, number>>

/** From `GALO_DEV`, e.g. `shell:5000,mfe-menu:5002`. */
export const parseDevApps = (text: string | undefined): DevApps =>
  Object.fromEntries(
    (text ?? '')
      .split(',')
      .filter((part) => part !== '')
      .map((part) => {
        const [app = '', port] = part.split(':')
        return [app, Number(port)]
      }),
  )

export const devPath = (app: string): string => `/order/dev/${app}`
