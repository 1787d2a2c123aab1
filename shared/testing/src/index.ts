export { createFakeHttp, type FakeHttp } from './fake-http'
export { renderScreen, type Screen, type ScreenOptions } from './render-screen'
