import { startPage } from './startup/start-page'
import { tellStopped } from './startup/tell-stopped'

// All of this is in the shell's own script: `eager` means that nothing is fetched, only evaluated later.
startPage({
  code: [
    () => import(/* webpackMode: "eager" */ '@galo/css'),
    () => import(/* webpackMode: "eager" */ '@galo/navigation'),
    () => import(/* webpackMode: "eager" */ '@galo/state'),
    () => import(/* webpackMode: "eager" */ '@galo/services'),
    () => import(/* webpackMode: "eager" */ '@galo/events'),
    () => import(/* webpackMode: "eager" */ '@galo/words'),
  ],
  open: async () => (await import(/* webpackMode: "eager" */ './startup/open-visit')).openVisit,
  loadFirstPage: async () => (await import(/* webpackMode: "eager" */ './startup/load-first-page')).loadFirstPage,
  drawing: [
    () => import(/* webpackMode: "eager" */ 'react-dom/client'),
    () => import(/* webpackMode: "eager" */ './app'),
  ],
  words: async ({ visit }) => {
    const { PSEUDO_LANGUAGE } = await import(/* webpackMode: "eager" */ '@galo/words')
    if (visit.config.language === PSEUDO_LANGUAGE) await import('@galo/words/pseudo')
  },
  hydrate: async () => (await import(/* webpackMode: "eager" */ './startup/hydrate-page')).hydratePage,
  accompany: async () => (await import(/* webpackMode: "eager" */ './startup/accompany-page')).accompanyPage,
}).catch(tellStopped)
