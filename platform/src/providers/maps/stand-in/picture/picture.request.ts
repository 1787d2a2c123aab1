import { z } from 'zod'
import { keySchema } from '../maps.requests'

const place = z
  .string()
  .max(60)
  .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180, 'no such place')

/** As the provider's own: no side longer than this, and twice as sharp at most. */
const MOST_PX = 640

const size = z
  .string()
  .regex(/^\d{1,3}x\d{1,3}$/)
  .transform((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number)
    return { width, height }
  })
  .refine(
    ({ width, height }) => Math.min(width, height) > 0 && Math.max(width, height) <= MOST_PX,
    'too small or large',
  )

/** `label:1|53.4,-2.2`: settings first, then places; a setting that is not known changes nothing. */
const marker = z
  .string()
  .max(400)
  .transform((text) => text.split('|'))
  .transform((parts) => ({
    label: parts.find((part) => part.startsWith('label:'))?.slice('label:'.length, 'label:'.length + 2) ?? '',
    places: parts.filter((part) => part !== '' && !part.includes(':')),
  }))
  .pipe(z.object({ label: z.string(), places: z.array(place).max(20) }))

/** A picture of the map, asked for in the provider's own words. */
export const pictureSchema = keySchema.extend({
  center: place,
  zoom: z.coerce.number().int().min(1).max(20),
  size,
  scale: z
    .enum(['1', '2'])
    .default('1')
    .transform((text) => (text === '2' ? 2 : 1)),
  maptype: z.enum(['roadmap', 'satellite', 'hybrid', 'terrain']).default('roadmap'),
  markers: z.array(marker).max(20).default([]),
})

export type PictureRequest = Omit<z.output<typeof pictureSchema>, 'key'>
