import { placedLabels, type Label } from '../../look/labels'
import { FONT, type Look } from '../../look/look'
import type { PlacedTile } from './tile-store'

const fontOf = ({ weight, size }: Label): string => `${weight} ${size}px ${FONT}`

/** Names of towns, parks and streets. */
export const paintLabels = (
  canvas: CanvasRenderingContext2D,
  ratio: number,
  tiles: readonly PlacedTile[],
  look: Look,
  zoom: number,
): void => {
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
  const widthOf = (label: Label): number => {
    canvas.font = fontOf(label)
    return canvas.measureText(label.text).width
  }
  for (const label of placedLabels(tiles, look, zoom, widthOf)) {
    canvas.font = fontOf(label)
    canvas.setTransform(ratio, 0, 0, ratio, label.x * ratio, label.y * ratio)
    canvas.rotate(label.angle)
    canvas.lineWidth = 3.5
    canvas.strokeStyle = look.halo
    canvas.strokeText(label.text, 0, 0)
    canvas.fillStyle = label.color
    canvas.fillText(label.text, 0, 0)
  }
}
