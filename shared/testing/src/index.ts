// The matchers of the screen (`toBeVisible`, `toHaveValue` …), for the compiler and for jest.
import '@testing-library/jest-dom'

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { createFakeHttp, type FakeHttp } from './fake-http'
export { aCustomerSession, aGuestSession, createFakeSession, type FakeSession } from './fake-session'
export { renderScreen, type Screen, type ScreenOptions } from './render-screen'
export { aBasket, aBasketState, aLine, aLineWithSide, aSignedBasket } from './builders/basket'
export { aBaste, aChoice, aHalfChicken, aMeal, aMenu, aMenuItem, aMenuSection, aModifier } from './builders/menu'
export { aProfile } from './builders/profile'
export { aRestaurantEstimate, type RestaurantOptions } from './builders/restaurant'
export { aSubmittedOrder } from './builders/submitted-order'
export { aReceipt } from './builders/receipt'
export { aRiderTracking } from './builders/rider-tracking'
