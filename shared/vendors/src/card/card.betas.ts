/**
 * The two flags the provider's script is started with (I08). Their names are the provider's business and stay behind this port:
 * fields that can be shown before there is a payment, and a card form that asks for neither country nor postcode.
 */
export const CARD_BETAS = ['elements_enable_deferred_intent_beta_1', 'relaxed_card_country_postcode_beta_1']
