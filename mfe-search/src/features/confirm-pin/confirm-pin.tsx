import { useEffect, useState } from 'react'
import { css } from '@galo/css'
import { isPinFar, pinIconAt, pinPlaceAt, type LatLng } from '@galo/domain'
import { useOverlayTurn, useServices } from '@galo/services'
import { Button, Dialog, Notice } from '@galo/ui'
import { DragPin, MapCanvas, useMaps, type MapType } from '@galo/vendors/maps'
import { useWords } from '@galo/words'
import { movedPin, type Direction } from './confirm-pin.model'
import { CONFIRM_PIN_WORDS } from './confirm-pin.words'

const frame = css`
  position: relative;
  height: min(22rem, 40vh);
  border-radius: var(--r-3);
  overflow: hidden;
  background: #e7ecf9;

  .pin-canvas {
    position: absolute;
    inset: 0;
  }
`

const keys = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-weight: 600;
    font-size: var(--t-small);
  }
`

const DIRECTIONS: readonly Direction[] = ['north', 'south', 'west', 'east']
const DOOR_ZOOM = 17

export interface ConfirmPinProps {
  /** In one line. */
  readonly address: string
  /** Where the address is; the pin begins there. */
  readonly coordinates: LatLng
  readonly mapType: MapType
  readonly onMapType: (mapType: MapType) => void
  readonly onConfirm: (pin: LatLng) => void
  readonly onCancel: () => void
}

/**
 * Asks where the door is (D14): the pin is carried, moved by keys on it, or by buttons. Where the map can't be had nobody is asked, and the address
 * counts as it is.
 */
export const ConfirmPin = ({ address, coordinates, mapType, onMapType, onConfirm, onCancel }: ConfirmPinProps) => {
  const words = useWords(CONFIRM_PIN_WORDS)
  const state = useMaps(useServices())
  const [pin, setPin] = useState(coordinates)
  const hasFailed = state === 'failed' || state === 'auth-failure'
  useEffect(() => {
    if (hasFailed) onCancel()
  }, [hasFailed, onCancel])
  const isShown = useOverlayTurn('confirm-pin', state === 'loaded')

  return (
    <Dialog
      open={isShown}
      onClose={onCancel}
      title={words.title}
      actions={
        <>
          <Button full onClick={() => onConfirm(pin)}>
            {words.confirm}
          </Button>
          <Button variant="plain" full onClick={onCancel}>
            {words.later}
          </Button>
        </>
      }
    >
      <p>{words.text(address)}</p>
      <div css={frame}>
        <MapCanvas className="pin-canvas" center={coordinates} zoom={DOOR_ZOOM} mapType={mapType} gestures="own">
          <DragPin at={pinIconAt(pin)} title={words.pin} onDrop={(at) => setPin(pinPlaceAt(at))} />
        </MapCanvas>
      </div>
      <fieldset css={keys}>
        <legend>{words.move}</legend>
        {DIRECTIONS.map((to) => (
          <Button key={to} variant="soft" onClick={() => setPin(movedPin(pin, to))}>
            {words[to]}
          </Button>
        ))}
        <Button
          variant="soft"
          aria-pressed={mapType === 'satellite'}
          onClick={() => onMapType(mapType === 'satellite' ? 'roadmap' : 'satellite')}
        >
          {words.fromAbove}
        </Button>
        <Button variant="soft" onClick={() => setPin(coordinates)}>
          {words.backToAddress}
        </Button>
      </fieldset>
      <div role="status">{isPinFar(coordinates, pin) && <Notice tone="warn">{words.far}</Notice>}</div>
    </Dialog>
  )
}
