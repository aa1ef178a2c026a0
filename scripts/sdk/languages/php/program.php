<?php
// Uses the client that openapi-generator makes for PHP, with the Guzzle of Debian in place of Composer's.

use OpenAPI\Client\Api\AuthenticationApi;
use OpenAPI\Client\Api\MediaApi;
use OpenAPI\Client\Api\ProductsApi;
use OpenAPI\Client\Api\UsersApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\LoginRequest;
use OpenAPI\Client\Model\ProductCreate;
use OpenAPI\Client\Model\ProductSort;
use OpenAPI\Client\Model\ProductUpdate;
use OpenAPI\Client\Model\UserCreate;

error_reporting(E_ALL & ~E_DEPRECATED);
require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/client/lib/' . strtr(substr($class, strlen('OpenAPI\Client\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'OpenAPI\Client\\') && is_file($file)) require $file;
});

[, $origin, $password, $path] = $argv;
$word = bin2hex(random_bytes(16));
$configuration = (new Configuration())->setHost($origin);
$login = new LoginRequest(['username' => 'admin', 'password' => $password]);
$tokens = (new AuthenticationApi(config: $configuration))->login($login)->getData();
$configuration->setAccessToken($tokens->getAccessToken());
echo "signed in\n";

$products = new ProductsApi(config: $configuration);
foreach (['Mug', 'Cup', 'Jug'] as $name) {
    $product = new ProductCreate(['name' => "$name $word", 'price' => 1234567.8912]);
    $price = $products->createProduct($product, "$name-$word")->getData()->getPrice();
}
echo "price $price\n";

$names = [];
$pages = 0;
$cursor = null;
do {
    [$page, , $headers] = $products->listProductsWithHttpInfo(
        limit: 2, cursor: $cursor, q: $word, sort: ProductSort::PRODUCT_NAME_ASC
    );
    foreach ($page->getData() as $product) $names[] = explode(' ', $product->getName())[0];
    $pages++;
    $cursor = $headers['x-next-cursor'][0] ?? null;
} while ($cursor !== null);
[$last] = $page->getData();
$products->updateProduct($last->getId(), '"' . $last->getVersion() . '"', new ProductUpdate(['price' => 1]));
echo 'products ', implode(', ', $names), " on $pages pages\n";

$user = new UserCreate(['username' => $word, 'password' => bin2hex(random_bytes(16)), 'role' => 'editor']);
$created = (new UsersApi(config: $configuration))->createUser($user)->getData();
echo 'user ', json_encode($created->getUsername() === $word), "\n";

$files = new MediaApi(config: $configuration);
$stored = $files->getMedia($files->createMedia(new SplFileObject($path))->getData()->getId())->getData();
echo 'file ', json_encode(file_get_contents($origin . $stored->getOriginalUrl()) === file_get_contents($path)), "\n";

try {
    $products->createProduct(new ProductCreate(['name' => ' ', 'price' => 1]));
} catch (ApiException $thrown) {
    $error = $thrown->getResponseObject();
    echo "refused {$thrown->getCode()} {$error->getData()->getCode()} {$error->getMessage()}\n";
}
