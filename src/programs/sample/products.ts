/** A tree, parents first; `skus` are the prefixes of the products in a category. */
export const CATEGORIES: readonly {
  readonly name: string
  readonly parent?: string
  readonly skus: string
}[] = [
  { name: 'Kitchen', skus: 'BWL SPN MIL SCL TIM JAR' },
  { name: 'Pots and pans', parent: 'Kitchen', skus: 'POT PAN' },
  { name: 'Knives and boards', parent: 'Kitchen', skus: 'KNF BRD' },
  { name: 'Table', skus: 'PLT GLS LIN BRD-002 BWL-002' },
  { name: 'Cups and mugs', parent: 'Table', skus: 'MUG CUP' },
]

/** A shop for kitchen and table: three pages of ten and a bit. */
export const PRODUCTS = [
  product(
    'MUG-350',
    'Enamel mug',
    12.5,
    'Holds <strong>350 ml</strong>, and survives a fall from the table.',
  ),
  product('MUG-500', 'Enamel mug, large', 14.9, 'Half a litre of tea or soup.'),
  product('CUP-001', 'Espresso cup with saucer', 18, 'Stoneware, thick enough to keep the coffee hot.'),
  product('CUP-002', 'Chawan tea bowl 抹茶碗', 64, 'Thrown by hand; no two have the same glaze.'),
  product('POT-001', 'Teapot with infuser', 39.95, 'For one litre. The infuser is of stainless steel.'),
  product('POT-002', 'Cast-iron casserole', 149, 'Four litres, for the stove and the oven up to 250 °C.'),
  product('POT-003', 'Milk pan', 27.4, 'With two spouts, for either hand.'),
  product('PAN-001', 'Carbon-steel frying pan, 28 cm', 54.9, 'Comes oiled. <em>Season it before use.</em>'),
  product('PAN-002', 'Crêpière', 33, 'Flat, light, and with a rim that a spatula gets under.'),
  product('PAN-003', 'Paellera for six', 42.75, 'Polished steel, 38 cm; dry it well after washing.'),
  product('KNF-001', "Chef's knife, 20 cm", 89, 'Forged in Solingen, with a handle of walnut.'),
  product('KNF-002', 'Paring knife', 24.5, null),
  product('KNF-003', 'Bread knife', 46, 'Cuts crust <em>and</em> tomato.'),
  product('BRD-001', 'Chopping board of oak', 35.8, 'Oiled, 40 × 25 cm. Not for the dishwasher.'),
  product('BRD-002', 'Cheese board of olive wood', 29.9, null),
  product('BWL-001', 'Mixing bowls, set of three', 31.5, 'They nest, and have rubber below.'),
  product('BWL-002', 'Salad bowl', 48, 'Of ash, turned from one piece.'),
  product('PLT-001', 'Dinner plate', 16.2, 'Stoneware, 27 cm, in white or grey.'),
  product('PLT-002', 'Soup plate', 15.4, null),
  product('GLS-001', 'Tumbler, set of six', 22, 'Recycled glass: small bubbles are part of it.'),
  product('GLS-002', 'Carafe with cork', 19.9, 'One litre.'),
  product('LIN-001', 'Linen tea towel', 11, 'Dries without lint from the second wash on.'),
  product('LIN-002', 'Apron with pockets', 38.5, 'Cotton canvas. The straps cross at the back.'),
  product('SPN-001', 'Wooden spoon', 6.25, 'Of cherry wood.'),
  product('SPN-002', 'Porridge spurtle', 7.8, null),
  product('MIL-001', 'Pepper mill', 44, 'The grinder is guaranteed for 25 years.'),
  product('SCL-001', 'Kitchen scale', 36.9, 'To the gram, up to 5 kg. Needs no battery.'),
  product('TIM-001', 'Egg timer', 9.5, 'Three, five or seven minutes of sand.'),
  product('GFT-001', 'Gift card', 50, 'Good for anything here, for three years.'),
  product('JAR-001', 'Preserving jar, 0.75 l', 4.2, 'With its rubber ring.'),
  product('JAR-002', 'Sourdough crock & lid', 21.3, 'Wide enough for a hand and a spoon.'),
  product('CND-001', 'Beeswax candle', 5.9999, 'Priced by the gram, so to four decimals.'),
]

function product(sku: string, name: string, price: number, text: string | null) {
  return { sku, name, price, description: text === null ? null : `<p>${text}</p>` }
}
