/** The template of what the document says to who is offline: nothing can be fetched by then. Its dialogs are classed by where one is. */
export const OFFLINE_ID = 'galo-offline'
export const OFFLINE_PLACES = { anywhere: 'galo-offline-away', onPremises: 'galo-offline-here' } as const
