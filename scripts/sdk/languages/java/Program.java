import java.io.File;
import java.net.URL;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import org.openapitools.client.*;
import org.openapitools.client.api.*;
import org.openapitools.client.model.*;

/** Uses the client that openapi-generator makes for Java. */
public class Program {
  public static void main(String[] arguments) throws Exception {
    String word = UUID.randomUUID().toString().replace("-", "");
    ApiClient client = new ApiClient().setBasePath(arguments[0]);
    LoginRequest login = new LoginRequest().username("admin").password(arguments[1]);
    client.setBearerToken(new AuthenticationApi(client).login(login).getData().getAccessToken());
    System.out.println("signed in");

    ProductsApi products = new ProductsApi(client);
    for (String name : List.of("Mug", "Cup", "Jug")) {
      ProductCreate product = new ProductCreate().name(name + " " + word).price(1234567.8912);
      double price = products.createProduct(product, name + "-" + word).getData().getPrice();
      if (name.equals("Jug")) System.out.println("price " + price);
    }

    List<String> names = new ArrayList<>();
    int pages = 0;
    String cursor = null;
    do {
      ApiResponse<ProductListResponse> page = products.listProductsWithHttpInfo(
          2, cursor, word, null, null, null, null, ProductSort.PRODUCT_NAME_ASC, null, null,
          null, null, null, null, null, null, null, null, null, null);
      for (Product product : page.getData().getData()) names.add(product.getName().split(" ")[0]);
      pages++;
      cursor = page.getHeaders().getOrDefault("x-next-cursor", List.of()).stream().findFirst().orElse(null);
    } while (cursor != null);
    System.out.println("products " + String.join(", ", names) + " on " + pages + " pages");

    CategoryCreate category = new CategoryCreate().name(word);
    int categoryId = new CategoriesApi(client).createCategory(category, null).getData().getId();
    ProductCreate sorted = new ProductCreate().name(word).price(1.0).addCategoryIdsItem(categoryId);
    int id = products.createProduct(sorted, null).getData().getId();
    Product renamed = products.updateProduct(id, "\"1\"", new ProductUpdate().name("Pot")).getData();
    if (renamed.getCategories().isEmpty()) throw new AssertionError("a change of the name cleared the categories");

    UserCreate user = new UserCreate().username(word).password(UUID.randomUUID().toString()).role("editor");
    System.out.println("user " + new UsersApi(client).createUser(user, null).getData().getUsername().equals(word));

    File picture = new File(arguments[2]);
    MediaApi files = new MediaApi(client);
    Media uploaded = files.createMedia(picture, null, null, null, null, null).getData();
    Media stored = files.getMedia(uploaded.getId(), null, null).getData();
    byte[] original = new URL(arguments[0] + stored.getOriginalUrl()).openStream().readAllBytes();
    System.out.println("file " + Arrays.equals(original, Files.readAllBytes(picture.toPath())));

    try {
      products.createProduct(new ProductCreate().name(" ").price(1.0), null);
    } catch (ApiException thrown) {
      ErrorResponse error = ErrorResponse.fromJson(thrown.getResponseBody());
      System.out.println("refused " + thrown.getCode() + " " + error.getData().getCode() + " " + error.getMessage());
    }
  }
}
