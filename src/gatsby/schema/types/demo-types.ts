/** Types of the shops whose inbox visitors try. */
export const demoTypes = /* GraphQL */ `
  type DemoShop implements Node @dontInfer {
    slug: String!
    "Order of appearance."
    rank: Int!
    shop: String!
    sector: String! @localized
    agent: String!
    colleague: String!
    manager: String!
    products: [DemoProduct!]!
    coupon: DemoCoupon!
    "What the manager who watches tells the agent."
    whisper: String! @localized
    conversations: [DemoConversation!]!
    "What plays until a visitor takes over."
    story: [DemoStep!]!
  }
  type DemoProduct {
    id: String!
    name: String! @localized
    "In Turkish lira."
    price: Int!
    drawing: String!
    color: String!
  }
  type DemoCoupon {
    code: String!
    percent: Int!
  }
  type DemoConversation {
    id: String!
    channel: String!
    customer: String!
    "Id of the product the customer asks for."
    product: String!
    opening: [DemoLine!]!
    replies: [DemoReply!]!
    answers: DemoAnswers!
    colleagueLine: String! @localized
    order: DemoOrder!
    "What the customer writes while another conversation is open."
    arrival: String! @localized
  }
  type DemoLine {
    from: String!
    text: String! @localized
    "Whether the product is shown below the text."
    product: Boolean
  }
  type DemoReply {
    id: String!
    text: String! @localized
    answer: String! @localized
  }
  "What the customer says to each thing the agent can do."
  type DemoAnswers {
    words: String! @localized
    product: String! @localized
    cart: String! @localized
    coupon: String! @localized
    order: String! @localized
    handOver: String! @localized
  }
  type DemoOrder {
    number: Int!
    expected: String! @localized
  }
  type DemoStep {
    conversation: String!
    act: String!
  }
`;
