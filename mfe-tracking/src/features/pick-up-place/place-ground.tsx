import { useState, type ReactNode } from 'react'
import type { LatLng } from '@galo/domain'
import { useServices } from '@galo/services'
import { BrandField } from '@galo/ui'
import { mapPictureUrl } from '@galo/vendors/map-picture'
import { placeField, placeOnMap } from './place-style'

/** The most the provider draws in one piece, twice as sharp. */
const PICTURE_PX = 640
/** A few streets around the door. */
const ZOOM = 15

interface PlaceGroundProps {
  readonly label: string
  /** The door; null where nobody has said. */
  readonly at: LatLng | null
  readonly icon: ReactNode
  /** Its words: they say all that the picture shows. */
  readonly children: ReactNode
}

/** A place in large words, on a picture of its streets; without one, on an azul field. */
export const PlaceGround = ({ label, at, icon, children }: PlaceGroundProps) => {
  const { config } = useServices()
  const [isMissing, setMissing] = useState(false)
  const pin = (
    <span className="drop" aria-hidden="true">
      {icon}
    </span>
  )
  if (at === null || isMissing)
    return (
      <BrandField as="section" rounded tile={88} css={placeField} aria-label={label}>
        {pin}
        {children}
      </BrandField>
    )
  return (
    <section css={placeOnMap} aria-label={label}>
      <div className="streets">
        <img
          src={mapPictureUrl(config, { center: at, zoom: ZOOM, width: PICTURE_PX, height: PICTURE_PX })}
          alt=""
          width={PICTURE_PX}
          height={PICTURE_PX}
          decoding="async"
          onError={() => setMissing(true)}
        />
        {pin}
      </div>
      <div className="label">{children}</div>
    </section>
  )
}
