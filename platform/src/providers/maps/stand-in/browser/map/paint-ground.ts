import { EXTENT } from '../../tiles/tile.wire'
import { widthsAt, type Look } from '../../look/look'
import type { TilePaths } from './tile-paths'
import type { PlacedTile } from './tile-store'

type Layer = (paths: TilePaths, unit: number) => void

/** Draws every tile's share of one layer before the next layer, so that neighbours never cover each other's edges. */
const onEach = (canvas: CanvasRenderingContext2D, ratio: number, tiles: readonly PlacedTile[], layer: Layer): void => {
  for (const { paths, left, top, side, clip } of tiles) {
    canvas.save()
    canvas.setTransform(ratio, 0, 0, ratio, 0, 0)
    canvas.beginPath()
    canvas.rect(clip.left - 0.3, clip.top - 0.3, clip.side + 0.6, clip.side + 0.6)
    canvas.clip()
    const scale = (side / EXTENT) * ratio
    canvas.setTransform(scale, 0, 0, scale, left * ratio, top * ratio)
    layer(paths, EXTENT / side)
    canvas.restore()
  }
}

/** Sea, land, towns, streets and parks, in this order. `ratio` is device pixels in one pixel. */
export const paintGround = (
  canvas: CanvasRenderingContext2D,
  ratio: number,
  tiles: readonly PlacedTile[],
  look: Look,
  zoom: number,
): void => {
  const widths = widthsAt(zoom)
  canvas.lineCap = 'round'
  canvas.lineJoin = 'round'
  const each = (layer: Layer): void => onEach(canvas, ratio, tiles, layer)
  const fill = (color: string, of: (paths: TilePaths) => Path2D): void =>
    each((paths) => {
      canvas.fillStyle = color
      canvas.fill(of(paths))
    })
  const stroke = (color: string, width: number, of: (paths: TilePaths) => Path2D): void => {
    if (width > 0)
      each((paths, unit) => {
        canvas.strokeStyle = color
        canvas.lineWidth = width * unit
        canvas.stroke(of(paths))
      })
  }
  canvas.setTransform(ratio, 0, 0, ratio, 0, 0)
  canvas.fillStyle = look.sea
  canvas.fillRect(0, 0, canvas.canvas.width, canvas.canvas.height)
  fill(look.abroad, ({ abroad }) => abroad)
  fill(look.land, ({ land }) => land)
  stroke(look.coast, zoom < 12 ? 1 : 1.6, ({ land }) => land)
  each((paths) => {
    canvas.fillStyle = look.town
    canvas.fill(paths.dry)
    canvas.clip(paths.land)
    canvas.fill(paths.towns)
  })
  fill(look.block, ({ blocks }) => blocks)
  stroke(look.lane, widths.lane, ({ lanes }) => lanes)
  stroke(look.street, widths.street, ({ streets }) => streets)
  fill(look.park, ({ parks }) => parks)
  stroke(look.sea, widths.river, ({ rivers }) => rivers)
  stroke(look.edge, widths.main > 1.4 ? widths.main + 2.4 : 0, ({ mains }) => mains)
  stroke(look.main, widths.main, ({ mains }) => mains)
}
