import type * as ours from './maps'
import type { spherical } from './core/spherical'
import type { encoding } from './core/encoding'

/**
 * Each class of ours against the provider's published types: no member that the provider does not have, and every member usable where the
 * provider's is. Only names the page may use count; what is `#private` is ours alone.
 */
type Fits<Ours, Theirs> =
  Ours extends Pick<Theirs, Extract<keyof Ours, keyof Theirs>>
    ? Exclude<keyof Ours, keyof Theirs> extends never
      ? true
      : { readonly invented: Exclude<keyof Ours, keyof Theirs> }
    : { readonly differs: Differing<Ours, Theirs> }

type Differing<Ours, Theirs> = {
  [Name in Extract<keyof Ours, keyof Theirs>]: Ours[Name] extends Theirs[Name] ? never : Name
}[Extract<keyof Ours, keyof Theirs>]

type Instance<Class extends abstract new (...args: never[]) => unknown> = InstanceType<Class>
const check = <_Fit extends true>(): void => {}

check<Fits<ours.LatLng, google.maps.LatLng>>()
check<Fits<ours.LatLngBounds, google.maps.LatLngBounds>>()
check<Fits<ours.Point, google.maps.Point>>()
check<Fits<ours.Size, google.maps.Size>>()
check<Fits<ours.MVCObject, google.maps.MVCObject>>()
check<Fits<ours.MVCArray<unknown>, google.maps.MVCArray<unknown>>>()
check<Fits<typeof ours.event, typeof google.maps.event & typeof google.maps.event>>()
check<Fits<typeof spherical, typeof google.maps.geometry.spherical>>()
check<Fits<typeof encoding, typeof google.maps.geometry.encoding>>()
check<Fits<Omit<ours.Map, 'data' | 'mapTypes' | 'controls' | 'overlayMapTypes' | 'getProjection'>, google.maps.Map>>()
check<Fits<ours.Marker, google.maps.Marker>>()
check<
  Fits<
    Instance<typeof ours.marker.AdvancedMarkerElement>,
    google.maps.marker.AdvancedMarkerElement & { connectedCallback(): void }
  >
>()
check<Fits<ours.OverlayView, google.maps.OverlayView>>()
check<Fits<Omit<ours.Polyline, 'getPath'>, google.maps.Polyline>>()
check<Fits<ours.InfoWindow, google.maps.InfoWindow>>()
check<Fits<ours.Geocoder, google.maps.Geocoder>>()
check<Fits<Instance<typeof ours.places.Autocomplete>, google.maps.places.Autocomplete>>()
check<Fits<Instance<typeof ours.places.AutocompleteService>, google.maps.places.AutocompleteService>>()
check<Fits<Instance<typeof ours.places.PlacesService>, google.maps.places.PlacesService>>()

/** Made as the page makes them: what the provider's constructors take, ours take. */
type Takes<
  Ours extends abstract new (...args: never[]) => unknown,
  Theirs extends abstract new (...args: never[]) => unknown,
> = ConstructorParameters<Theirs> extends ConstructorParameters<Ours> ? true : never

check<Takes<typeof ours.LatLng, typeof google.maps.LatLng>>()
check<Takes<typeof ours.LatLngBounds, typeof google.maps.LatLngBounds>>()
check<Takes<typeof ours.Map, typeof google.maps.Map>>()
check<Takes<typeof ours.Marker, typeof google.maps.Marker>>()
check<Takes<typeof ours.marker.AdvancedMarkerElement, typeof google.maps.marker.AdvancedMarkerElement>>()
check<Takes<typeof ours.Polyline, typeof google.maps.Polyline>>()
check<Takes<typeof ours.InfoWindow, typeof google.maps.InfoWindow>>()
check<Takes<typeof ours.places.Autocomplete, typeof google.maps.places.Autocomplete>>()
check<Takes<typeof ours.places.PlacesService, typeof google.maps.places.PlacesService>>()

/** The words of its enumerations. */
check<keyof typeof google.maps.GeocoderStatus extends keyof typeof ours.GeocoderStatus ? true : never>()
check<
  keyof typeof google.maps.places.PlacesServiceStatus extends keyof typeof ours.places.PlacesServiceStatus
    ? true
    : never
>()
check<keyof typeof google.maps.SymbolPath extends keyof typeof ours.SymbolPath ? true : never>()
check<keyof typeof google.maps.MapTypeId extends keyof typeof ours.MapTypeId ? true : never>()

// @ts-expect-error a member the provider does not have
check<Fits<{ readonly invented: 1 }, google.maps.LatLng>>()
// @ts-expect-error a member that answers something else
check<Fits<{ lat(): string }, google.maps.LatLng>>()
