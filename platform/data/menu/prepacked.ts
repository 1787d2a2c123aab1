/**
 * What each kitchen packs before anybody has ordered it, by slug, with all that is in it, heaviest first (X11, prepacked for direct sale): the dips are potted
 * and the cakes cut and wrapped in the morning, the sauce is bottled. Everything else is put into its box for whoever ordered it, and cans, bottles and
 * cartons of others have their makers' labels. The dip on trial is potted to order, as long as nobody is sure what will be in it.
 */
export const PREPACKED = {
  'garlic-dip': 'Rapeseed oil, water, garlic (9%), soya protein, lemon juice, sugar, salt, thickener: xanthan gum.',
  'fogo-dip':
    'Red peppers (41%), water, red wine vinegar (contains sulphites), rapeseed oil, bird’s-eye chillies (6%), sugar, garlic, salt, lemon juice, smoked paprika.',
  'piri-mayo':
    'Rapeseed oil, water, pasteurised egg yolk, spirit vinegar, bird’s-eye chillies (3%), sugar, mustard flour, salt, paprika, garlic.',
  'louco-dip':
    'Bird’s-eye chillies (38%), water, red wine vinegar (contains sulphites), rapeseed oil, sugar, garlic, salt, lemon juice.',
  'lemon-yoghurt-dip':
    'Natural yoghurt (from milk) (84%), lemon juice (6%), rapeseed oil, parsley, mint, garlic, salt.',
  'fogo-sauce-bottle':
    'Red peppers (46%), water, red wine vinegar (contains sulphites), bird’s-eye chillies (9%), rapeseed oil, sugar, salt, garlic, lemon juice, smoked paprika.',
  'honey-mustard-dip':
    'Water, honey (24%), rapeseed oil, mustard seeds (8%), spirit vinegar, mustard flour, sugar, salt, turmeric, thickener: xanthan gum.',
  'mint-dip': 'Low-fat yoghurt (from milk) (86%), mint (5%), cucumber, lemon juice, garlic, salt.',
  'orange-almond-cake':
    'Sugar, oranges (25%), egg, ground almonds (19%), rapeseed oil, flaked almonds (3%), raising agents: sodium bicarbonate, potassium tartrates.',
  'chocolate-cake':
    'Sugar, dark chocolate (20%) (cocoa mass, sugar, cocoa butter, emulsifier: soya lecithins), egg, wheat flour (wheat, calcium carbonate, iron, niacin, thiamin), butter (from milk), double cream (from milk), fat-reduced cocoa powder, sea salt, raising agent: sodium bicarbonate.',
} as const satisfies Readonly<Record<string, string>>
