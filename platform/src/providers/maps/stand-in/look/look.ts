/** The colours of one way of drawing the map. */
export interface Look {
  readonly sea: string
  readonly abroad: string
  readonly land: string
  readonly coast: string
  readonly town: string
  readonly block: string
  readonly lane: string
  readonly street: string
  readonly main: string
  readonly edge: string
  readonly park: string
  readonly text: string
  readonly halo: string
  readonly parkText: string
  /** Fine grain over everything, as light and dark specks; 0 for none. */
  readonly grain: number
}

const ROADMAP: Look = {
  sea: '#b3c7ff',
  abroad: '#eef1f8',
  land: '#f3f6fd',
  coast: '#93aef5',
  town: '#e7ecf9',
  block: '#dbe2f4',
  lane: '#ffffff',
  street: '#ffffff',
  main: '#ffffff',
  edge: '#d0d9ef',
  park: '#cfe9c8',
  text: '#2b3252',
  halo: '#ffffff',
  parkText: '#2f6b3d',
  grain: 0,
}

const SATELLITE: Look = {
  sea: '#16264f',
  abroad: '#2c3a36',
  land: '#34463b',
  coast: '#22365f',
  town: '#43504d',
  block: '#6b7472',
  lane: '#59655f',
  street: '#707b76',
  main: '#8d968f',
  edge: '#3a4642',
  park: '#2c4f34',
  text: '#ffffff',
  halo: '#10162f',
  parkText: '#c9efcc',
  grain: 0.16,
}

export const lookOf = (mapTypeId: string): Look =>
  mapTypeId === 'satellite' || mapTypeId === 'hybrid' ? SATELLITE : ROADMAP

/** How wide each kind of street is drawn, in pixels, at a zoom; 0 while it is not drawn. */
export const widthsAt = (zoom: number) => {
  const grow = (from: number, first: number, most: number): number =>
    zoom < from ? 0 : Math.min(most, first * 1.42 ** (zoom - from))
  return {
    lane: grow(13.6, 1.2, 12),
    street: grow(12.6, 1.1, 22),
    main: grow(9.6, 1, 34),
    river: grow(10, 1.6, 420) * (zoom > 13 ? 1.25 ** (zoom - 13) : 1),
  }
}

export const FONT = '"Figtree Variable", Figtree, system-ui, sans-serif'
