/** What our script and our place service say to each other, in the provider's own field names. */
export interface PlaceResult {
  place_id: string
  name: string
  formatted_address: string
  address_components: { long_name: string; short_name: string; types: string[] }[]
  geometry: {
    location: { lat: number; lng: number }
    location_type: 'ROOFTOP' | 'RANGE_INTERPOLATED' | 'APPROXIMATE'
    viewport: { south: number; north: number; west: number; east: number }
  }
  types: string[]
  /** Not everything that was asked for is in the answer. */
  partial_match?: boolean
}

interface Match {
  offset: number
  length: number
}

export interface Prediction {
  place_id: string
  description: string
  types: string[]
  matched_substrings: Match[]
  structured_formatting: { main_text: string; main_text_matched_substrings: Match[]; secondary_text: string }
  terms: { value: string; offset: number }[]
}
