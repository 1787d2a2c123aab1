import { useCallback } from 'react'
import type { LatLng } from '@galo/domain'
import { useLocation, useNavigate } from '@galo/navigation'
import { useStore, useWriter } from '@galo/state'
import { ConfirmPin } from '../../features/confirm-pin/confirm-pin'
import { sameSearch } from './same-search'

/** Where the rider should stop, asked of whom food is brought to (D14). A pin put elsewhere is searched around: it may lie in other rounds. */
export const PinQuestion = () => {
  const { showConfirmPinModal, address, mapType } = useStore('location', (location) => location)
  const location = useWriter('location')
  const navigate = useNavigate()
  const { search } = useLocation()
  const cancel = useCallback(
    () => location.setState((before) => ({ ...before, showConfirmPinModal: false })),
    [location],
  )
  const from = address?.coordinates
  if (!showConfirmPinModal || address === null || from == null) return null
  const confirm = (pin: LatLng) => {
    const confirmed = { ...address, confirmedAddress: address.formatted, confirmedCoordinates: pin }
    location.setState((before) => ({
      ...before,
      address: confirmed,
      coordinates: pin,
      isPinConfirmed: true,
      showConfirmPinModal: false,
    }))
    if (pin.latitude === from.latitude && pin.longitude === from.longitude) return
    const at = { lat: pin.latitude.toFixed(6), lon: pin.longitude.toFixed(6) }
    navigate(sameSearch(search, at), { replace: true })
  }
  return (
    <ConfirmPin
      address={address.formatted}
      coordinates={from}
      mapType={mapType}
      onMapType={(next) => location.setState((before) => ({ ...before, mapType: next }))}
      onConfirm={confirm}
      onCancel={cancel}
    />
  )
}
