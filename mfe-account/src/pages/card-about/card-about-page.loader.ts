import { found, type LoaderResult } from '@galo/navigation'

export const loadCardAboutPage = (): LoaderResult<null> =>
  found(null, {
    title: 'The Galo card',
    description: 'Ten tiles, rewards on the third, sixth and tenth.',
    listed: 'everywhere',
  })
