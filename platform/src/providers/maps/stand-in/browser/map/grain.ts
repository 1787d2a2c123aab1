const SIDE = 256

let speckled: HTMLCanvasElement | undefined

/** Light and dark specks, the same everywhere, so that the ground does not look painted. */
const specks = (): HTMLCanvasElement => {
  const sheet = document.createElement('canvas')
  sheet.width = sheet.height = SIDE
  const canvas = sheet.getContext('2d')
  if (canvas === null) return sheet
  let state = 7
  for (let index = 0; index < 9000; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const [x, y] = [state % SIDE, (state >>> 9) % SIDE]
    canvas.fillStyle = (state >>> 20) % 2 === 0 ? '#ffffff' : '#000000'
    canvas.globalAlpha = ((state >>> 21) % 100) / 160
    canvas.fillRect(x, y, 1 + ((state >>> 28) % 3), 1 + ((state >>> 25) % 2))
  }
  return sheet
}

/** Lays the grain over the map; it moves with the ground. */
export const paintGrain = (
  canvas: CanvasRenderingContext2D,
  strength: number,
  offset: { readonly x: number; readonly y: number },
): void => {
  if (strength === 0) return
  speckled ??= specks()
  const pattern = canvas.createPattern(speckled, 'repeat')
  if (pattern === null) return
  const [x, y] = [-(offset.x % SIDE), -(offset.y % SIDE)]
  canvas.setTransform(1, 0, 0, 1, x, y)
  canvas.globalAlpha = strength
  canvas.fillStyle = pattern
  canvas.fillRect(-x, -y, canvas.canvas.width, canvas.canvas.height)
  canvas.globalAlpha = 1
}
