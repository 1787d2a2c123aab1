/**
 * What takes a number without `px` in styles that are written as an object, in the place of Emotion's own list: that one has fifty names, of which
 * ours use these, and stands in the way of every first view. A number for another of its names must be written as text; a test looks for one.
 */
const unitless: Readonly<Record<string, 1>> = {
  flex: 1,
  flexGrow: 1,
  flexShrink: 1,
  fontWeight: 1,
  lineHeight: 1,
  opacity: 1,
  order: 1,
  zIndex: 1,
}
export default unitless
