//! Uses the client that openapi-generator makes for Rust.

use cms::apis::{authentication_api, configuration::Configuration, media_api, products_api, users_api, Error};
use cms::models::{ErrorResponse, LoginRequest, ProductCreate, ProductListResponse, ProductSort, UserCreate};
use uuid::Uuid;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let word = Uuid::new_v4().simple().to_string();
    let mut configuration = Configuration { base_path: arguments[1].clone(), ..Configuration::new() };
    let login = LoginRequest::new("admin".into(), arguments[2].clone());
    let tokens = authentication_api::login(&configuration, login).await?;
    configuration.bearer_access_token = Some(tokens.data.access_token);
    println!("signed in");

    let mut price = 0.0;
    for name in ["Mug", "Cup", "Jug"] {
        let product = ProductCreate::new(format!("{name} {word}"), 1234567.8912);
        let key = format!("{name}-{word}");
        price = products_api::create_product(&configuration, product, Some(&key)).await?.data.price;
    }
    println!("price {price}");

    let sort = Some(ProductSort::PRODUCT_NAME_ASC);
    let all = products_api::list_products(
        &configuration, None, None, Some(&word), None, None, None, None, sort, None, None, None, None, None, None, None, None,
        None, None, None, None,
    );
    let mut names = Vec::new();
    for product in all.await?.data {
        names.push(product.name.split(' ').next().unwrap_or_default().to_owned());
    }
    println!("products {} on {} pages", names.join(", "), pages(&configuration, &word).await?);

    let user = UserCreate::new(word.clone(), Uuid::new_v4().to_string(), "editor".to_string());
    let created = users_api::create_user(&configuration, user, None).await?;
    println!("user {}", created.data.username == word);

    let path = std::path::PathBuf::from(&arguments[3]);
    let uploaded = media_api::create_media(&configuration, path.clone(), None, None, None, None, None).await?.data;
    let stored = media_api::get_media(&configuration, uploaded.id, None, None).await?.data;
    let address = format!("{}{}", configuration.base_path, stored.original_url.unwrap_or_default());
    let original = configuration.client.get(address).send().await?.bytes().await?;
    println!("file {}", original == std::fs::read(path)?);

    let refused = products_api::create_product(&configuration, ProductCreate::new(" ".into(), 1.0), None).await;
    if let Err(Error::ResponseError(answer)) = refused {
        let error: ErrorResponse = serde_json::from_str(&answer.content)?;
        println!("refused {} {} {}", answer.status.as_u16(), error.data.code, error.message);
    }
    Ok(())
}

/// The functions of the client hand out no headers, so the pages are walked with its HTTP client and its models.
async fn pages(configuration: &Configuration, word: &str) -> Result<usize, Box<dyn std::error::Error>> {
    let mut next = Some(format!("{}/api/products?limit=2&q={word}", configuration.base_path));
    let mut count = 0;
    while let Some(address) = next {
        let answer = configuration.client.get(address).send().await?;
        let link = answer.headers().get("link").and_then(|value| value.to_str().ok());
        next = link.and_then(|text| text.strip_prefix('<')?.split('>').next().map(str::to_owned));
        serde_json::from_str::<ProductListResponse>(&answer.text().await?)?;
        count += 1;
    }
    Ok(count)
}
