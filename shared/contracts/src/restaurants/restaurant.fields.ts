/** The fields of a `RestaurantSummary`, as a document asks for them. */
export const SUMMARY = `identifier name slug telephone
  geo { latitude longitude address { country locality postalCode streetAddress } }`

/** The fields of a `RestaurantEstimate`. */
export const ESTIMATE = `${SUMMARY}
  amenityFeature { name }
  fulfilmentMethods { name enabled openingHours { opens closes } }
  orderChannel { fulfilmentMethod online enabled reasons { type } orderEstimate { window { minimumMins maximumMins } } provider providerIdentifier url }`
